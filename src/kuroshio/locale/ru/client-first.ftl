### Первая партия с подсказками.

first-learn = Учиться играя
first-title = Первая партия
first-progress = Шаг { $number } из { $count }
first-next = Дальше
first-finish = Играть
first-leave = Играть без обучения
first-wait = Ходят остальные. Следите за полем, а что они сделали, расскажет журнал.
first-elsewhere = Партия пошла своим путём. Сделайте любой ход или пропустите этот шаг.
first-reading = прочтите этот шаг и выберите «{ first-next }».
first-status = Первая партия:
